/** Tax code, invented as its provider's, of whoever provides the solution that invoices are made with: `MSTTCGP`. */
export const solutionProvider = '0199999977'
