import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { digitalSignatures } from '../../../faults/areas/digitalSignatures.ts'

export const scenarioTexts: ScenarioTexts<typeof digitalSignatures> = {
  'signatures.listFailed': msg`The server breaks down while it reads the list of certificates`,
  'signature.registerFailed': msg`The server breaks down while it registers a certificate`,
  'signature.otherTaxCode': msg`Registering a certificate is refused: it carries another tax code`,
  'signature.exists': msg`Registering a certificate is refused: it is registered already`,
  'signature.statusFailed': msg`The server breaks down while it changes the status of certificates`,
  'signature.statusRefusedWithMessage': msg`Changing a status is refused with a message of the server's own`,
  'signature.detailFailed': msg`The server breaks down while it reads one certificate`,
  'signature.updateFailed': msg`The server breaks down while it updates a certificate`,
  'signature.answerLost': msg`The certificate is updated, but the connection breaks off before the answer`,
  'signature.changed': msg`Updating a certificate is refused: somebody else has changed it`,
  'signature.loginRefused': msg`The signing server refuses user and password of its login`,
  'signature.loginFailed': msg`The server breaks down while it logs into the signing server`,
  'signature.notConnected': msg`Synchronising is refused: no account of the signing server is kept`,
  'signature.syncFailed': msg`The server breaks down while it synchronises certificates`,
}
