import type { Plugin } from 'vite'

const ofReact = /node_modules[\\/](?:react|react-dom|scheduler)[\\/][^\\/]+\.js$/

/** Has its dependencies bundled with the production build of React, for `optimizeDeps.rolldownOptions.plugins`. */
export const bundlesProductionReact = (): Plugin => ({
  name: 'bundles-production-react',
  transform: {
    filter: { id: ofReact },
    handler: (code) => ({ code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }),
  },
})

/** Compiles JSX to calls of the production runtime, which knows no others. */
export const compilesProductionJsx = (): Plugin => ({
  name: 'compiles-production-jsx',
  enforce: 'post',
  config: () => ({ oxc: { jsx: { development: false, refresh: false } } }),
})
