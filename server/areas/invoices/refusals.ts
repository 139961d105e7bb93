import { refusalsOf } from '../../documents/kindNames.ts'
import type { RefusalTexts } from '../../refusals.ts'

export const invoiceRefusals: RefusalTexts = {
  ...refusalsOf('invoice', 'e-invoice'),
  'invoice.noSymbol': [422, 'No template in use has the symbol of the e-invoice on its day'],
  'invoice.notDeclared': [422, 'The accepted declaration does not cover invoices of this form and kind'],
  'invoice.tooManyPrints': [422, 'One file holds the PDFs of 5,000 e-invoices at most'],
  'invoice.archiveRunning': [409, 'Another file of PDFs is being made, or too many wait'],
  'invoice.tooManyToIssue': [422, 'One run issues 10,000 e-invoices at most'],
  'invoice.tooManyToCorrect': [422, 'One e-invoice corrects several that have 1,000 lines together at most'],
  'invoice.notCorrectable': [409, 'The e-invoice that this one corrects cannot be corrected like this'],
  'invoice.converted': [409, 'The e-invoice is converted to paper already'],
  'foreignInvoice.archiveDamaged': [422, 'The file is no zip archive that can be read'],
  'foreignInvoice.archiveTooLarge': [422, 'The archive has too many files, or too much in them'],
  'invoice.notIssued': [409, 'The e-invoice is not accepted by the tax authority'],
}
