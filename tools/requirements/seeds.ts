import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Requirement, RequirementFile } from './requirement.ts'

const speaksOfRules =
  /\b(?:after|at least|at most|before|between|cannot|clears?|confirm\w*|default\w*|disabled?|enabled|exactly|excluded?|fail\w*|fallback|hidden|if|invalid|max(?:imum)?|min(?:imum)?|must|never|not|once|only|optional|otherwise|required?|shown|then|unless|until|valid|when|without)\b/i

/** One line of a seed document that is not empty. */
export interface SeedLine {
  readonly document: string
  /** From 1. */
  readonly number: number
  readonly text: string
  readonly hash: string
  /** Neither a heading nor the head of a table. */
  readonly isProse: boolean
}

/** A rule whose text in the seed is gone or another one: a person reads it again. */
export interface Suspect {
  readonly requirement: Requirement
  /** Hashes that no line of the document has any more. */
  readonly gone: readonly string[]
}

export interface Comparison {
  readonly suspects: readonly Suspect[]
  /** Lines that read like a rule and belong to none. */
  readonly candidates: readonly SeedLine[]
  /** Documents of which no seed was found: nothing is known about their rules. */
  readonly missing: readonly string[]
}

/** First 16 hex digits of the SHA-256 of a line, white space collapsed and trimmed. */
export const hashOf = (line: string): string =>
  createHash('sha256').update(line.replace(/\s+/g, ' ').trim(), 'utf8').digest('hex').slice(0, 16)

const isHeading = (line: string) => line.startsWith('#')
const isTableRule = (line: string | undefined) => line !== undefined && /^\|[\s:|-]+$/.test(line.trim())

/** The lines of a seed document. */
export function linesOf(document: string, text: string): SeedLine[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) =>
    line.trim() === ''
      ? []
      : [
          {
            document,
            number: at + 1,
            text: line.trim(),
            hash: hashOf(line),
            isProse: !isHeading(line) && !isTableRule(line) && !isTableRule(lines[at + 1]),
          },
        ],
  )
}

/** The lines of all seed documents in a folder; a document's number is the beginning of its file's name. */
export function readSeeds(folder: string): SeedLine[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{3}.*\.(?:txt|md)$/.test(name))
    .toSorted()
  return names.flatMap((name) => linesOf(name.slice(0, 3), readFileSync(join(folder, name), 'utf8')))
}

/** Holds the rules against the seeds as they are now. */
export function compare(files: readonly RequirementFile[], seeds: readonly SeedLine[]): Comparison {
  const present = new Set(seeds.map(({ document }) => document))
  const known = new Set(seeds.map(({ document, hash }) => `${document} ${hash}`))
  const read = files.filter(({ document }) => present.has(document))
  const suspects = read.flatMap(({ requirements }) =>
    requirements.flatMap((requirement) => {
      const gone = requirement.lines
        .map(({ hash }) => hash)
        .filter((hash) => !known.has(`${requirement.document} ${hash}`))
      return gone.length === 0 ? [] : [{ requirement, gone }]
    }),
  )
  const covered = new Set(
    files.flatMap(({ document, requirements, passedOver }) =>
      [...requirements.flatMap(({ lines }) => lines), ...passedOver].map(({ hash }) => `${document} ${hash}`),
    ),
  )
  return {
    suspects,
    candidates: seeds.filter(
      ({ document, hash, text, isProse }) => isProse && speaksOfRules.test(text) && !covered.has(`${document} ${hash}`),
    ),
    missing: files.map(({ document }) => document).filter((document) => !present.has(document)),
  }
}
