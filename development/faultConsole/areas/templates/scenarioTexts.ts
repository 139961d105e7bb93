import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { templates } from '../../../faults/areas/templates.ts'

export const scenarioTexts: ScenarioTexts<typeof templates> = {
  'templates.listFailed': msg`The server breaks down while it reads the list of templates`,
  'template.detailFailed': msg`The server breaks down while it reads one template`,
  'template.posFailed': msg`The server breaks down while it looks up POS`,
  'template.saveFailed': msg`The server breaks down while it saves a template`,
  'template.saveRefusedWithMessage': msg`Saving a template is refused with a message of the server's own`,
  'template.posMissing': msg`Saving a template is refused: it names no POS`,
  'template.logoMissing': msg`Saving a template is refused: it has no logo`,
  'template.serialTaken': msg`Saving a template is refused: another one has its serial number`,
  'template.changed': msg`Saving a template is refused: somebody else has changed it`,
  'template.answerLost': msg`The template is saved, but the connection breaks off before the answer`,
  'templates.deleteFailed': msg`The server breaks down while it deletes templates`,
  'templates.notNew': msg`Deleting is refused: one of the templates is in use`,
}
