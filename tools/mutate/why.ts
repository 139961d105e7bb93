/** Why something failed, in one line. */
export const whyOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
