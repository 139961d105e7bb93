import { msg } from '@lingui/core/macro'
import type { ScenarioTexts } from '../../scenarioTexts.ts'
import type { users } from '../../../faults/areas/users.ts'

export const scenarioTexts: ScenarioTexts<typeof users> = {
  'users.listFailed': msg`The server breaks down while it reads the list of users`,
  'user.detailFailed': msg`The server breaks down while it reads one user`,
  'user.verifyFailed': msg`The server breaks down when asked whether a user ID is free`,
  'user.verifyRefusedWithMessage': msg`Verifying a user ID is refused with a message of the server's own`,
  'user.resetRefused': msg`Resetting a password is refused: the user is a system administrator`,
  'user.pictureRefused': msg`The server cannot read the picture of a user`,
  'user.saveFailed': msg`The server breaks down while it saves a user`,
  'user.saveRefusedWithMessage': msg`Saving a user is refused with a message of the server's own`,
  'user.idTakenMeanwhile': msg`Saving a user is refused: somebody has taken the user ID since it was verified`,
  'user.changed': msg`Somebody else has changed the user meanwhile`,
  'user.answerLost': msg`The user is saved, but the connection breaks off before the answer`,
  'users.rolesFailed': msg`The server breaks down while it changes a role`,
  'users.lastAdministrator': msg`Changing a role is refused: the company would have no administrator left`,
  'users.activityFailed': msg`The server breaks down while it activates or deactivates users`,
  'users.activityRefusedWithMessage': msg`Activating or deactivating users is refused with a message of the server's own`,
}
