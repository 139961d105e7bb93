import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')
const group = v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)))
const manifestSchema = v.object({ dependencies: group, devDependencies: group, optionalDependencies: group })

it('every package has an exact version and its reason in docs/dependencies.md, and no other stands there', () => {
  const { dependencies, devDependencies, optionalDependencies } = v.parse(
    manifestSchema,
    JSON.parse(read('package.json')),
  )
  const rows = [...read('docs/dependencies.md').matchAll(/^\| (?!package|---)([^|]+) \| [^|]+ \|$/gm)]
  const explained = rows.flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('(optional)', '').trim()),
  )
  const declared = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(explained.toSorted()).toEqual(declared.toSorted())
})
