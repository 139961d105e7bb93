import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { resultSchema, type MutantResult, type Shard } from './result.ts'

/** Mutants in one process at most. */
const shardSize = 400

export const shardsOf = (
  out: string,
  machines: readonly { readonly id: string; readonly mutants: number }[],
  operators: readonly string[],
): readonly Shard[] =>
  machines.flatMap(({ id, mutants }) =>
    Array.from({ length: Math.ceil(mutants / shardSize) }, (_, index) => ({
      machine: id,
      operators: [...operators],
      from: index * shardSize,
      to: Math.min((index + 1) * shardSize, mutants),
      out: join(out, `${id}-${index}.json`),
    })),
  )

const runShard = (root: string, shard: Shard) =>
  new Promise<readonly MutantResult[]>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tools/mutate/vitest.config.ts'],
      {
        cwd: root,
        env: { ...process.env, MUTATE_SHARD: JSON.stringify(shard) },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const said: string[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0)
        resolve(v.parse(v.pipe(v.string(), v.parseJson(), v.array(resultSchema)), readFileSync(shard.out, 'utf8')))
      else
        reject(new Error(`mutants of ${shard.machine} ${shard.from}-${shard.to} could not be run:\n${said.join('')}`))
    })
  })

/** Runs every shard, as many at once as the machine has cores. Rejects when one cannot be run. */
export const runShards = async (
  root: string,
  shards: readonly Shard[],
  onDone: (results: readonly MutantResult[]) => void,
): Promise<readonly MutantResult[]> => {
  const waiting = [...shards]
  const all: MutantResult[] = []
  const work = async () => {
    for (let shard = waiting.shift(); shard !== undefined; shard = waiting.shift()) {
      const results = await runShard(root, shard)
      all.push(...results)
      onDone(results)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return all
}
