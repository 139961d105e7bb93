import { contract } from '../../src/api/contract/contract.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { Pictures } from './images.ts'

/** The path at which the people of a company see a picture. */
export const imageAddress = (name: string): string => contract.showImage.path.replace(':name', name)

/** The same of a picture that may not be there; empty then. */
export const addressIfAny = (name: string): string => (name === '' ? '' : imageAddress(name))

/** Whether an address is that of a picture which this company keeps; a picture elsewhere never is. */
const hasImage = async (images: Pick<Pictures, 'renew'>, companyId: string, address: string): Promise<boolean> => {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return address === imageAddress(name) && (await images.renew(companyId, name))
}

/** The picture that a record would have, in which field of its form, and the one that it has. */
export interface ChosenPicture {
  readonly field: string
  readonly address: string
  /** Empty where there is none. */
  readonly former: string
}

/**
 * Takes the picture as it was, one of the company, or none; who belongs to no company has none of its own. Asked before a transaction, since
 * pictures may be kept elsewhere: one that is taken is young from then on, so that no sweep removes it before it is saved.
 */
export const checkPicture = async (
  images: Pick<Pictures, 'renew'>,
  companyId: string | null,
  { field, address, former }: ChosenPicture,
): Promise<Result<null, ServerRefusal<'fields.invalid'>>> =>
  address === '' || address === former || (companyId !== null && (await hasImage(images, companyId, address)))
    ? succeed(null)
    : fail({ reason: 'fields.invalid', fields: [{ field, message: 'image_is_unknown' }] })

/** Saves a record once it is known that it may have its picture. */
export const saveWithPicture = async <Saved, Refusal>(
  images: Pick<Pictures, 'renew'>,
  companyId: string | null,
  chosen: ChosenPicture,
  save: () => Promise<Result<Saved, Refusal>>,
): Promise<Result<Saved, Refusal | ServerRefusal<'fields.invalid'>>> => {
  const picture = await checkPicture(images, companyId, chosen)
  return picture.ok ? save() : picture
}
