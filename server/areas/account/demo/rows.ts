import type { CompanyRepositories } from '../../../companies/companies.ts'
import { imageAddress } from '../../../images/address.ts'
import { backgrounds, clothing, demoPortrait, person } from '../../../images/demo/portrait.ts'
import type { ImageRepositories } from '../../../images/images.ts'

/** By user id; others have none, so that their initials can be seen. */
const people = {
  'admin@tokhai.example': person(backgrounds.mint, clothing.navy, false),
  'sysadmin@tokhai.example': person(backgrounds.sky, clothing.grey, false),
  'user@tokhai.example': person(backgrounds.rose, clothing.white, true),
  'admin@huongque.example': person(backgrounds.lilac, clothing.green, false),
}

/** Pictures of the accounts that the demo companies begin with. */
export const accountPictures = async () => {
  const pictures = await Promise.all(
    Object.entries(people).map(async ([userId, looks]) => ({ userId, picture: await demoPortrait(looks) })),
  )
  return {
    async insert({ accounts, images }: CompanyRepositories & ImageRepositories): Promise<void> {
      for (const { userId, picture } of pictures) {
        const account = await accounts.byUserId(userId)
        if (account === null || account.companyId === null) throw new Error(`there is no company's account ${userId}`)
        await images.keep(account.companyId, picture)
        await accounts.change(account.id, { profileImage: imageAddress(picture.name) })
      }
    },
  }
}
