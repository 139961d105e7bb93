import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openStore } from '../../../server/openStore.ts'
import type { DatabaseLocation } from '../../../server/store/openDatabase.ts'
import type { Figure } from '../figure.ts'
import { onBothDatabases } from '../server/onBothDatabases.ts'
import { fillOutbox } from './parcels.ts'

const program = fileURLToPath(new URL('sending.run.ts', import.meta.url))

const ofLarge = 50_000
/** Milliseconds that servers send before it is counted, and for which it is. */
const before = 4000
const counted = 20_000
const singles = 10

/** A server that sends, until it is ended, and says each MTDiep that the authority has taken over. */
const startSending = (location: DatabaseLocation) => {
  const order = { kind: location.kind, at: location.kind === 'sqlite' ? location.path : location.url }
  const started = fork(program, [JSON.stringify(order)])
  return {
    started,
    async stop() {
      started.kill('SIGKILL')
      await once(started, 'exit')
    },
  }
}

type Sending = ReturnType<typeof startSending>

/** Messages that servers together send in a second, from the first of each on. */
const rateOf = async (servers: readonly Sending[]): Promise<number> => {
  await Promise.all(servers.map(({ started }) => once(started, 'message')))
  await setTimeout(before)
  let sent = 0
  for (const { started } of servers) started.on('message', () => (sent += 1))
  const begun = performance.now()
  await setTimeout(counted)
  return (sent / (performance.now() - begun)) * 1000
}

/** Milliseconds until a single message of a company has left, of which nothing waits before, each of some one after the other. */
const delaysOf = async ({ started }: Sending): Promise<readonly number[]> => {
  const delays: number[] = []
  for (let made = 0; made < singles; made += 1) {
    const begun = performance.now()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const hear = (mtdiep: unknown) => {
      if (mtdiep === `Msingle-${made}`) resolve(undefined)
    }
    started.on('message', hear)
    started.send(made)
    await promise
    delays.push(performance.now() - begun)
    started.off('message', hear)
  }
  return delays
}

const measure = async (location: DatabaseLocation): Promise<readonly Figure[]> => {
  const name = `outbox, ${location.kind}`
  const opened = await openStore(location)
  await fillOutbox(opened.store, ofLarge)
  await opened.store.close()
  const one = startSending(location)
  const alone = await rateOf([one])
  const delays = await delaysOf(one)
  await one.stop()
  const figures: Figure[] = [
    { name: `${name}: a second, one server`, value: alone, unit: '', aim: 60, atLeast: true },
    { name: `${name}: another’s single one, longest`, value: Math.max(...delays), unit: 'ms', aim: 2000 },
  ]
  if (location.kind === 'postgres') {
    const two = [startSending(location), startSending(location)]
    const together = await rateOf(two)
    for (const server of two) await server.stop()
    figures.push({ name: `${name}: two servers`, value: together / alone, unit: 'x', aim: 1.8, atLeast: true })
  }
  return figures
}

/** 100,000 messages wait, half of them of one company, for an authority that takes 200 ms for each. */
export const outboxFigures = (): Promise<readonly Figure[]> => onBothDatabases(measure)
