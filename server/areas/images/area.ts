import type { AreaParts } from '../../area.ts'
import { createUploads } from '../../images/uploads.ts'
import { imageRefusals } from '../../images/refusals.ts'
import { imageRoutes } from './routes.ts'

export const imageCalls = {
  repositories: () => ({}),
  refusals: imageRefusals,
  routes: ({ images, clock }: AreaParts<unknown>) => imageRoutes(images, createUploads(images, clock)),
}
