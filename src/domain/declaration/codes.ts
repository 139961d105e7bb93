/** 1 new registration, 2 change of information (facts of the field §1.1). */
export const declarationTypes = { registration: '1', change: '2' } as const
