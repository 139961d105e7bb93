import type * as v from 'valibot'
import type { IssueRunCalls } from '../../src/api/contract/documents/issueRuns.ts'
import type { KeptCollection } from '../documents/collection.ts'
import type { KindTypes } from '../documents/keptKind.ts'
import type { NotedReading } from '../documents/reading.ts'
import type { SendParts } from '../documents/send.ts'
import type { Route } from '../http/route.ts'
import { issueRunRoutes } from '../issueRuns/routes.ts'
import { runDocuments, type RunCalls } from '../issueRuns/runDocuments.ts'
import type { IssueRunner } from '../issueRuns/runner.ts'
import type { RunParts, RunRepositories } from '../issueRuns/starting.ts'
import { historyRoutes, type HistoryCalls } from './history.ts'
import { unfinishedRoutes, type UnfinishedCalls } from './unfinished.ts'

/** Families of calls that are answered without a word of a kind's own. */
interface FiledCalls<Content, Begun> {
  readonly history: HistoryCalls<Content>
  readonly unfinished: UnfinishedCalls<Begun>
  readonly runs: IssueRunCalls
  /** Whose access says who may have runs. */
  readonly filing: RunCalls
}

type Parts<T extends KindTypes> = SendParts<T['inside'] & RunRepositories> &
  Omit<RunParts<T['inside'] & RunRepositories>, 'runner' | 'documents'> &
  NotedReading & { readonly issueRuns: IssueRunner }

/**
 * The way of a collection's documents, its forms that somebody has begun, and runs of it. @param begun what bodies of such forms are read by
 */
export const filedRoutes = <T extends KindTypes, Begun>(
  collection: KeptCollection<T>,
  { history, unfinished, runs, filing }: FiledCalls<T['content'], Begun>,
  begun: v.GenericSchema<unknown, Begun>,
  parts: Parts<T>,
): readonly Route[] => [
  ...historyRoutes(collection, history, collection.kind.heads.contentOf, parts),
  ...unfinishedRoutes(collection.key, unfinished, begun, parts),
  ...issueRunRoutes(runs, {
    ...parts,
    runner: parts.issueRuns,
    documents: runDocuments(collection, filing, parts),
  }),
]
