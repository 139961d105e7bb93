/** What scrolls is reached by the keyboard. */
export const scrolls = { tabIndex: 0 }
