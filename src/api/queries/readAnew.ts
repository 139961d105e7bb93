/**
 * For a form that never opens with what an earlier visit left in the cache: it is read when the form opens, also where the computer's clock
 * was set back since, which makes the cache look newer than now.
 */
export const readAnew = { refetchOnMount: 'always' } as const
