import type { Scene } from './scene.ts'
import { bulkScenes } from './scenes/bulk.ts'
import { declarationScenes } from './scenes/declarations.ts'
import { eDocumentScenes } from './scenes/eDocuments.ts'
import { certificateScenes } from './scenes/certificates.ts'
import { hsmRegistrationScenes } from './scenes/hsmRegistration.ts'
import { invoiceScenes } from './scenes/invoices.ts'
import { listScenes } from './scenes/list.ts'
import { previewScenes } from './scenes/preview.ts'
import { otherWayScenes } from './scenes/otherWays.ts'
import { readinessScenes } from './scenes/readiness.ts'
import { settingsScenes } from './scenes/settings.ts'
import { shellScenes } from './scenes/shell.ts'
import { shopScenes } from './scenes/shops.ts'
import { signInScenes } from './scenes/signIn.ts'
import { signingScenes } from './scenes/signing.ts'
import { standingScenes } from './scenes/standing.ts'
import { templateScenes } from './scenes/templates.ts'
import { unfinishedScenes } from './scenes/unfinished.ts'

/** Every picture under docs/screenshots, in the order of use. */
export const scenes: readonly Scene[] = [
  ...signInScenes,
  ...listScenes,
  ...declarationScenes,
  ...standingScenes,
  ...eDocumentScenes,
  ...invoiceScenes,
  ...unfinishedScenes,
  ...previewScenes,
  ...signingScenes,
  ...bulkScenes,
  ...readinessScenes,
  ...shellScenes,
  ...shopScenes,
  ...settingsScenes,
  ...certificateScenes,
  ...hsmRegistrationScenes,
  ...otherWayScenes,
  ...templateScenes,
]
