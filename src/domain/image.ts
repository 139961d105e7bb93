/** What a picture is for: whoever sends it says so, and its limits follow. */
export const imagePurposes = ['profile', 'logo'] as const
export type ImagePurpose = (typeof imagePurposes)[number]

const megabyte = 1024 * 1024

/** Bytes of the largest file, by purpose (seed 001 §2.3, §2.6, §2.7). */
export const imageLimits: Readonly<Record<ImagePurpose, number>> = { profile: 5 * megabyte, logo: 10 * megabyte }
