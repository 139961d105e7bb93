import { ownOptions } from '../commands/ownOptions.ts'
import { isWithinAim, lineOf } from './figure.ts'
import { measureRoutes } from './size/measure.ts'
import { sizeFigures } from './size/figures.ts'

const { json } = ownOptions({ json: { type: 'boolean', default: false } }).values
const sizes = await measureRoutes()
const figures = sizes.flatMap(sizeFigures)
if (json) console.log(JSON.stringify(sizes, null, 2))
else {
  for (const figure of figures) console.log(lineOf(figure))
  for (const { route, files } of sizes) {
    console.log(`\n${route}`)
    for (const { file, brotliBytes } of files) console.log(`  ${String(brotliBytes).padStart(7)}  ${file}`)
  }
}
process.exitCode = figures.every(isWithinAim) ? 0 : 1
