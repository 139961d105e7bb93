import * as v from 'valibot'

/** What a picture is for: whoever sends it says so, and its limits follow. */
export const imagePurposes = ['profile', 'logo', 'background', 'item'] as const
export type ImagePurpose = (typeof imagePurposes)[number]

const megabyte = 1024 * 1024

/** Bytes of the largest file, by purpose (seed 001 §2.3, §2.6, §2.7; an item's as a profile's, decision 0283). */
export const imageLimits: Readonly<Record<ImagePurpose, number>> = {
  profile: 5 * megabyte,
  logo: 10 * megabyte,
  background: 5 * megabyte,
  item: 5 * megabyte,
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Width and height in pixels at which a picture is shown best, by purpose (seed 001 §9). */
export const idealSizes: Readonly<Record<ImagePurpose, Size>> = {
  profile: { width: 180, height: 180 },
  logo: { width: 140, height: 120 },
  /** The shape of A4. */
  background: { width: 210, height: 297 },
  item: { width: 180, height: 180 },
}

/** What a form holds in place of a picture's address while the picture is sent, and after that has failed: neither can be saved. */
export const unsentImage = { sending: 'image:sending', failed: 'image:failed' } as const

/** An address of this origin or of another https one; never a script's. */
const address = /^(?:\/(?!\/)|https:\/\/)\S+$/

/** The address of a picture in a form, or empty. */
export const imageRule = v.pipe(
  v.string(),
  v.maxLength(500, 'too_long:500'),
  v.check((text) => text !== unsentImage.sending, 'image_is_being_sent'),
  v.check((text) => text !== unsentImage.failed, 'image_was_not_sent'),
  v.check((text) => text === '' || address.test(text), 'image_is_unknown'),
)

/** The address of a picture that can be shown, or null. */
export const shownImageAddress = (value: string): string | null => (address.test(value) ? value : null)
