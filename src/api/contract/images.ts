import * as v from 'valibot'
import { fileUpTo, textUpTo } from '../../domain/bounded.ts'
import { imageLimits, imagePurposes } from '../../domain/image.ts'
import { companyScopes, pitScopes } from '../../domain/session.ts'
import { describeCall, noBody, none } from './call.ts'

const base = '/api/wtx/v1/files'

/** Whoever works for a company: its pictures are theirs. */
const access = { scopes: [...companyScopes, ...pitScopes] } as const

/** Bytes that are read, so that a file that is somewhat too large is refused with its reason. */
const mostRead = 2 * imageLimits.logo

export const uploadImage = describeCall({
  name: 'images.upload',
  summary:
    'Keeps a picture for the company, made anew from its pixels; JPEG and PNG of at most 5 MB (profile) or 10 MB (logo)',
  method: 'POST',
  path: `${base}/upload-image`,
  access,
  params: none,
  query: none,
  multipart: mostRead + 64 * 1024,
  body: v.strictObject({ file_data: fileUpTo(mostRead), purpose: v.optional(v.picklist(imagePurposes), 'logo') }),
  /** The path at which the company's people see it. */
  answer: v.object({ image_url: v.string() }),
  refusals: ['image.tooLarge', 'image.notReadable', 'image.tooManyPixels', 'request.tooMany'],
  source: 'seed 002 §7.3, 001 §7; `purpose` added',
  beyondSeeds: ['purpose'],
})

export const showImage = describeCall({
  name: 'images.show',
  summary: 'A picture of the company, under the name of its content',
  method: 'GET',
  path: `${base}/images/:name`,
  access,
  params: v.strictObject({ name: v.pipe(textUpTo(70), v.regex(/^[0-9a-f]{64}\.(?:jpg|png)$/)) }),
  query: none,
  body: noBody,
  document: 'image/*',
  answer: v.object({ type: v.string(), bytes: v.instance(Uint8Array) }),
  refusals: ['record.absent'],
  source: 'chosen',
})

export const calls = { uploadImage, showImage }
