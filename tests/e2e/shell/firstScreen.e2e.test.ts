import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page, Response } from 'playwright-core'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { signIn } from '../../../tools/product/signIn.ts'
import { asVisitor } from '../support/fixtures.ts'

const fixture = asVisitor()

const sizesSchema = v.array(
  v.object({
    route: v.string(),
    brotliBytes: v.number(),
    aim: v.number(),
    files: v.array(v.object({ file: v.string() })),
  }),
)
type Size = v.InferOutput<typeof sizesSchema>[number]

let sizes: readonly Size[]

beforeAll(async () => {
  const size = fileURLToPath(new URL('../../../tools/bench/size.ts', import.meta.url))
  const answer = promisify(execFile)(process.execPath, [size, '--json'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  // Above an aim it ends with 1, and has printed the sizes all the same.
  const { stdout } = await answer.catch((error: unknown) => v.parse(v.object({ stdout: v.string() }), error))
  sizes = v.parse(sizesSchema, JSON.parse(stdout))
})

const sizeOf = (route: string): Size => {
  const size = sizes.find((each) => each.route === route)
  if (size === undefined) throw new Error(`npm run size does not weigh ${route}`)
  return size
}

/** Scripts and sheets that a page asks for, from now until it settles. */
async function fetchedUntil(opened: Page, settled: () => Promise<unknown>): Promise<string[]> {
  const fetched = new Set<string>()
  let isSettled = false
  opened.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1)
    if (!isSettled && /\.(?:js|css)$/.test(path)) fetched.add(path)
  })
  await settled()
  isSettled = true
  return [...fetched].toSorted()
}

const isFirstPage = (response: Response): boolean => {
  const { pathname, searchParams } = new URL(response.url())
  return pathname.endsWith('/settings/declarations') && !searchParams.has('sort_columns')
}

it.each([
  {
    route: 'sign-in',
    user: null,
    open: (opened: Page, origin: string) =>
      opened.goto(`${origin}/vi/login`).then(() => opened.locator('input[type="password"]').waitFor()),
    behind: null,
  },
  {
    route: 'list',
    user: 'admin@tokhai.example',
    open: async (opened: Page, origin: string) => {
      // Only with the rows there is something to do; what is fetched after them is fetched ahead.
      const rows = opened.waitForResponse(isFirstPage)
      await opened.goto(`${origin}/vi?settings=declarations`)
      await rows
    },
    behind: async (opened: Page, origin: string) => {
      await opened.goto(`${origin}/vi`)
      await opened.getByRole('main').getByRole('link').first().waitFor()
    },
  },
])('$route fetches what npm run size weighs, within its aim', async ({ route, open, behind, user }) => {
  const { page, product } = fixture
  const { files, brotliBytes, aim } = sizeOf(route)
  if (user !== null) await signIn(page, product.origin, user)
  const fetched = async (read: typeof open): Promise<readonly string[]> => {
    const opened = await page.context().newPage()
    return fetchedUntil(opened, () => read(opened, product.origin))
  }
  const weighed = files.map(({ file }) => file).toSorted()
  // The page that lies behind a list is fetched beside it.
  const ofPageBehind = behind === null ? [] : await fetched(behind)
  const ofRoute = await fetched(open)
  expect(ofRoute.filter((file) => weighed.includes(file) || !ofPageBehind.includes(file))).toEqual(weighed)
  expect(brotliBytes).toBeLessThanOrEqual(aim)
})
