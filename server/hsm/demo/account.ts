/** The account of the first demo company at the signing server, and the PIN of its key. */
export const demoHsm = { userName: 'saomaixanh', password: 'SaoMai@2026', pin: '24682468' } as const
