import { refusalsOf } from '../../documents/kindNames.ts'
import type { RefusalTexts } from '../../refusals.ts'

export const certificateRefusals: RefusalTexts = {
  ...refusalsOf('pitCertificate', 'PIT certificate'),
  'pitCertificate.noSymbol': [422, 'No template in use has the symbol of the PIT certificate on its day'],
  'pitCertificate.notCorrectable': [409, 'The certificate that this one corrects cannot be corrected like this'],
  'pitCertificate.noPrint': [409, 'A PIT certificate that was turned down has no print'],
  'pitCertificate.tooManyPrints': [422, 'One file holds the PDFs of 5,000 PIT certificates at most'],
  'pitCertificate.tooManyToIssue': [422, 'One run issues 10,000 PIT certificates at most'],
  'pitCertificate.archiveRunning': [409, 'Another file of PDFs is being made, or too many wait'],
  'pitCertificate.rightsChanged': [409, 'The rights of the account have been changed since they were shown'],
  'pitCertificate.notIssued': [409, 'The PIT certificate is not accepted by the tax authority'],
}
