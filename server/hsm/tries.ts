/** Wrong PINs, or wrong one-time codes, after which a key is locked until the operator unlocks it. */
export const mostTries = 5
