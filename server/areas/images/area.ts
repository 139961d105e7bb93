import type { AreaParts, SweepParts } from '../../area.ts'
import type { CompanyRepositories } from '../../companies/companies.ts'
import type { ImageRepositories } from '../../images/images.ts'
import { sweepPictures } from '../../images/unused.ts'
import { createUploads } from '../../images/uploads.ts'
import { imageRefusals } from '../../images/refusals.ts'
import { imageRoutes } from './routes.ts'

export const imageCalls = {
  repositories: () => ({}),
  refusals: imageRefusals,
  routes: ({ images, clock }: AreaParts<unknown>) => imageRoutes(images, createUploads(images, clock)),
  sweep: ({ store, clock, pictureColumns, imageFiles }: SweepParts<ImageRepositories & CompanyRepositories>) =>
    sweepPictures({ store, clock, columns: pictureColumns, files: imageFiles }),
}
