import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { imageTable } from './0012-images.ts'
import { keptImagesTable } from './0030-kept-images.ts'
import { imagesIn } from './imageQueries.ts'
import { keptImagesIn } from './keptImageQueries.ts'
import type { ImageRepositories } from './images.ts'

export const images = {
  migrations: { '0012-images': imageTable, '0030-kept-images': keptImagesTable },
  tables: { images: 'company', kept_images: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): ImageRepositories => ({
    images: imagesIn(db),
    keptImages: keptImagesIn(db),
  }),
}
