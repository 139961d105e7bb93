import { contract } from '../../src/api/contract/contract.ts'
import type { ImageStorage } from './images.ts'

/** The path at which the people of a company see a picture. */
export const imageAddress = (name: string): string => contract.showImage.path.replace(':name', name)

/** Whether an address is that of a picture which this company keeps; a picture elsewhere never is. */
export const hasImage = async (images: ImageStorage, companyId: string, address: string): Promise<boolean> => {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return address === imageAddress(name) && (await images.find(companyId, name)) !== null
}
