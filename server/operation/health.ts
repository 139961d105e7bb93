import type { Application } from '../http/frame.ts'
import { checkReadiness, type ReadinessCheck } from './readiness.ts'

/**
 * `/healthz` says that the process answers, `/readyz` that it can do its work: 200, or 503 with the checks that fail. Neither says more
 * than that, since anybody may ask.
 */
export const mountHealth = (app: Application, checks: Readonly<Record<string, ReadinessCheck>>): void => {
  app.get('/healthz', (context) => {
    context.set('route', 'healthz')
    return context.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' })
  })
  app.get('/readyz', async (context) => {
    context.set('route', 'readyz')
    const { isReady, checks: looked } = await checkReadiness(checks)
    return context.json({ status: isReady ? 'ready' : 'notReady', checks: looked }, isReady ? 200 : 503, {
      'Cache-Control': 'no-store',
    })
  })
}
