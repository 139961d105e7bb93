import { product } from './areas.ts'
import { openDatabase, type DatabaseLocation, type OpenDatabase } from './store/openDatabase.ts'

type Repositories = ReturnType<typeof product.repositories>

/** The product's database with all that its areas keep. */
export type OpenStore = OpenDatabase<Repositories>
/** All that the server remembers. */
export type Store = OpenStore['store']

/** Opens the product's database and brings it to the latest schema. */
export const openStore = (location: DatabaseLocation): Promise<OpenStore> => openDatabase(product, location)
