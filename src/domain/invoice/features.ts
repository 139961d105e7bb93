/** `inv_feature`: an invoice of its own. Those that replace or adjust another one are issued elsewhere. */
export const invoiceFeatures = { original: '0' } as const
