import type { Vite } from 'vitest/node'

const inlineMap = '\n//# sourceMappingURL=data:application/json;base64,'

const withoutMap = (code: unknown) => {
  if (typeof code !== 'string') return code
  const at = code.lastIndexOf(inlineMap)
  return at === -1 ? code : code.slice(0, at)
}

/**
 * Lets a browser keep every module until it is closed, and sends none with its source map, which Vitest reads in its own process.
 *
 * Each test file is a page of its own, which else asks anew for its six hundred modules; and a browser keeps no module that is larger
 * than 6 MiB, as the largest dependencies are with their maps. A run that waits for changes is served as usual.
 */
export const servedOnce = (): Vite.Plugin => {
  const run = { isWatching: false }
  return {
    name: 'served-once',
    configureVitest: ({ vitest }) => {
      run.isWatching = vitest.config.watch
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((_, response, next) => {
        if (run.isWatching) return next()
        const setHeader = response.setHeader.bind(response)
        const end = response.end.bind(response)
        const isModule = () => response.getHeader('Content-Type') === 'text/javascript'
        Object.assign(response, {
          setHeader: (name: string, value: string) => {
            const isKept = name === 'Cache-Control' && value === 'no-cache' && isModule()
            return setHeader(name, isKept ? 'max-age=31536000,immutable' : value)
          },
          end: (...[content, ...rest]: unknown[]): unknown =>
            Reflect.apply(end, response, [isModule() ? withoutMap(content) : content, ...rest]),
        })
        next()
      })
    },
  }
}
