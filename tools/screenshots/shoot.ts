import { ownOptions } from '../commands/ownOptions.ts'
import type { Appearance, Scene } from './scene.ts'
import { everyAppearance, appearanceName } from './scene.ts'
import { scenes } from './scenes.ts'
import { openStudio } from './studio.ts'

interface Picture {
  readonly scene: Scene
  readonly appearance: Appearance
}

/** Whether a parameter of the command means the scene: its name, or the part of it before a hyphen, which means all that begin so. */
const means = (word: string, { name }: Scene): boolean => name === word || name.startsWith(`${word}-`)

/** The pictures of the scenes and appearances that are named; of all where none is. */
const chosen = (only: readonly string[], appearances: readonly string[]): Picture[] =>
  scenes
    .filter((scene) => only.length === 0 || only.some((word) => means(word, scene)))
    .flatMap((scene) => (scene.appearances ?? everyAppearance).map((appearance) => ({ scene, appearance })))
    .filter(({ appearance }) => appearances.length === 0 || appearances.includes(appearanceName(appearance)))

/** Takes the pictures of one product one after another; answers what went wrong. */
async function shootAll(pictures: readonly Picture[], hasFaults: boolean): Promise<string[]> {
  if (pictures.length === 0) return []
  const failed: string[] = []
  const studio = await openStudio(hasFaults)
  for (const { scene, appearance } of pictures) {
    try {
      console.log(await studio.shoot(scene, appearance))
    } catch (error) {
      failed.push(
        `${scene.name}.${appearanceName(appearance)}: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  await studio.close()
  return failed
}

const { values } = ownOptions({
  only: { type: 'string', multiple: true },
  appearance: { type: 'string', multiple: true },
})
const [only = [], appearances = []] = [values.only, values.appearance].map((named) =>
  named?.flatMap((word) => word.split(',')),
)
const pictures = chosen(only, appearances)
const unknown = only.filter((word) => !scenes.some((scene) => means(word, scene)))
const failed = [
  ...unknown.map((word) => `no scene is called ${word}; there are ${scenes.map(({ name }) => name).join(', ')}`),
  ...(pictures.length === 0 ? ['no picture is meant'] : []),
  ...(await shootAll(
    pictures.filter(({ scene }) => scene.hasFaults !== true),
    false,
  )),
  ...(await shootAll(
    pictures.filter(({ scene }) => scene.hasFaults === true),
    true,
  )),
]
for (const problem of failed) console.error(problem)
process.exitCode = failed.length === 0 ? 0 : 1
