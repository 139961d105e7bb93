import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scenarios } from '../../development/faults/catalogue.ts'
import { faultsPage } from './page.ts'

writeFileSync(fileURLToPath(new URL('../../docs/faults.md', import.meta.url)), faultsPage())
console.log(`docs/faults.md: ${scenarios.length} scenarios`)
