import type { Scene } from './scene.ts'
import { signInScenes } from './scenes/signIn.ts'

/** Every picture under docs/screenshots, in the order of use. */
export const scenes: readonly Scene[] = [...signInScenes]
