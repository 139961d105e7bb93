import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { createServer, type Connect, type Plugin, type ViteDevServer } from 'vite'
import { localeSchema } from '../../../../src/domain/locale.ts'
import { bundlesProductionReact, compilesProductionJsx } from '../../../test/productionReact.ts'
import { factsOf } from './facts.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const gesture = (file: string) => join(here, 'gestures', file)
const asked = /^\/(facts|charts)\/(?:(\w+)\.)?(\w+)$/

/** Answers `/facts/vi` and `/charts/tokenSigning.vi`. */
const answerFacts = (root: string): Plugin => {
  const { facts, drawing } = factsOf(root)
  const answerTo = async (path: string): Promise<{ readonly type: string; readonly body: string } | null> => {
    const [, what, machine = '', spoken] = asked.exec(path) ?? []
    const language = v.safeParse(localeSchema, spoken)
    if (!language.success) return null
    if (what === 'facts') return { type: 'application/json', body: JSON.stringify(await facts(language.output)) }
    const svg = await drawing(machine, language.output)
    return svg === null ? null : { type: 'image/svg+xml', body: svg }
  }
  const answer = async (path: string, response: ServerResponse, next: Connect.NextFunction) => {
    try {
      const found = await answerTo(path)
      if (found === null) return next()
      response.setHeader('content-type', `${found.type}; charset=utf-8`)
      response.end(found.body)
    } catch (error) {
      next(error)
    }
  }
  return {
    name: 'path-lab-facts',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => void answer(request.url ?? '', response, next))
    },
  }
}

/**
 * A development server for the path lab, not yet listening. The walks' gestures, written for Vitest's browser mode, play
 * in a plain page: what they import of Vitest stands in ../gestures there.
 *
 * @param port the one to listen on; any free one from 5180 on where it is null
 */
export const createLab = (root: string, port: number | null): Promise<ViteDevServer> =>
  createServer({
    configFile: join(root, 'vite.config.ts'),
    root: here,
    publicDir: join(root, 'public'),
    cacheDir: join(root, 'node_modules/.vite/path-lab'),
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [answerFacts(root), compilesProductionJsx()],
    resolve: {
      alias: [
        { find: /^vitest\/browser$/, replacement: gesture('page.ts') },
        { find: /^vitest-browser-react$/, replacement: gesture('render.tsx') },
        { find: /^vitest$/, replacement: gesture('expect.ts') },
      ],
    },
    optimizeDeps: {
      entries: ['index.html', 'view.html', '../../../walks/views/*.tsx'],
      rolldownOptions: { plugins: [bundlesProductionReact()] },
    },
    server: { host: 'localhost', port: port ?? 5180, strictPort: port !== null, fs: { allow: [root] } },
  })
