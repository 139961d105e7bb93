import type { Problem } from '../../../../walks/model/problem.ts'
import type { ViewMessage } from '../messages.ts'

/** How far the view has come on the path. */
export interface Player {
  /** Place at which the flow rests, 0 before the first step; null until the view stands. */
  readonly place: number | null
  /** Ids of the states in which it rests. */
  readonly states: readonly string[]
  readonly isPlaying: boolean
  /** A step is on its way. */
  readonly isBusy: boolean
  readonly failure: { readonly place: number; readonly problem: Problem } | null
  /** Counts views: each start from the beginning has a new one. */
  readonly view: number
}

export type PlayerEvent =
  | { readonly type: 'view.sent'; readonly message: ViewMessage }
  | { readonly type: 'step.asked' }
  | { readonly type: 'play.pressed' }
  | { readonly type: 'pause.pressed' }
  | { readonly type: 'start.pressed' }

export const atStart: Player = { place: null, states: [], isPlaying: false, isBusy: true, failure: null, view: 0 }

const afterMessage = (player: Player, message: ViewMessage): Player => {
  switch (message.kind) {
    case 'rested':
      return { ...player, place: message.place, states: message.states, isBusy: false }
    case 'failed':
      return { ...player, isPlaying: false, isBusy: false, failure: { place: message.place, problem: message.problem } }
  }
}

/** What becomes of the player when something happens. */
export const playerAfter = (player: Player, event: PlayerEvent): Player => {
  switch (event.type) {
    case 'view.sent':
      return afterMessage(player, event.message)
    case 'step.asked':
      return { ...player, isBusy: true }
    case 'play.pressed':
      return { ...player, isPlaying: true }
    case 'pause.pressed':
      return { ...player, isPlaying: false }
    case 'start.pressed':
      return { ...atStart, view: player.view + 1 }
  }
}

/** Whether the next of `steps` steps may be asked for. */
export const canStep = ({ place, isBusy, failure }: Player, steps: number): boolean =>
  place !== null && !isBusy && failure === null && place < steps

export const isDone = ({ place, failure }: Player, steps: number): boolean => failure === null && place === steps
