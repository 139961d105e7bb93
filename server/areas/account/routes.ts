import { contract } from '../../../src/api/contract/contract.ts'
import { succeed } from '../../../src/domain/result.ts'
import type { AreaParts } from '../../area.ts'
import { sessionRoute, type Route } from '../../http/route.ts'
import { saveWithPicture } from '../../images/address.ts'
import type { ChangePassword } from './changePassword.ts'
import { changeProfile, valuesOf, versionOf } from './changeProfile.ts'
import type { Repositories } from './repositories.ts'

/** Calls about the signed-in person's own account (seed 001 §7, 002 §7.3). */
export const accountRoutes = (
  { store, clock, images }: Pick<AreaParts<Repositories>, 'store' | 'clock' | 'images'>,
  changePassword: ChangePassword,
): readonly Route[] => [
  sessionRoute(contract.profile, (_request, { account }) => {
    const values = valuesOf(account)
    return Promise.resolve(
      succeed({
        ...values,
        id: account.id,
        user_id: account.userId,
        scope: account.scope,
        profile_image: account.profileImage,
        version: versionOf(values),
      }),
    )
  }),
  sessionRoute(contract.changeProfile, ({ body }, person) => {
    const { companyId, profileImage } = person.account
    const picture = { field: 'profile_image', address: body.profile_image, former: profileImage ?? '' }
    return saveWithPicture(images, companyId, picture, () => changeProfile(store, clock, person, body))
  }),
  sessionRoute(contract.changePassword, async ({ body, address, cookie }, person) => {
    const changed = await changePassword({
      person,
      address,
      // Whoever is admitted has a token.
      token: cookie.token ?? '',
      current: body.current_password,
      next: body.new_password,
    })
    return changed.ok ? succeed({}) : changed
  }),
]
