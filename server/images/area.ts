import type { Connection } from '../store/connection.ts'
import type { TableOwners } from '../store/tables.ts'
import { imageTable } from './0012-images.ts'
import { imagesIn } from './imageQueries.ts'
import type { ImageRepositories } from './images.ts'

export const images = {
  migrations: { '0012-images': imageTable },
  tables: { images: 'company' } satisfies TableOwners,
  repositories: ({ db }: Connection): ImageRepositories => ({ images: imagesIn(db) }),
}
