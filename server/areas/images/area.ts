import type { AreaParts } from '../../area.ts'
import { createUploads } from './keep.ts'
import { imageRefusals } from './refusals.ts'
import { imageRoutes } from './routes.ts'

export const imageCalls = {
  repositories: () => ({}),
  refusals: imageRefusals,
  routes: ({ images, clock }: AreaParts<unknown>) => imageRoutes(images, createUploads(images, clock)),
}
