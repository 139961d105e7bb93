import { run } from 'axe-core'
import { expect } from 'vitest'

/**
 * Waits until nothing moves, then fails with one line per finding when axe finds a breach of WCAG 2.2 A or AA, or of its best practices, inside `container`.
 *
 * The rules about a whole page (one main landmark, a heading, content inside landmarks) are left out for fragments: pass
 * `{ wholePage: true }` when `container` is a complete screen.
 */
export async function expectNoViolations(container: Element = document.body, options: { wholePage?: boolean } = {}) {
  await stillness()
  const pageRules =
    options.wholePage === true ? {} : { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
  // Descriptions of the thousand nodes that are well cost more than finding them so; and no rule that is on reads style sheets.
  const { violations } = await run(container, {
    rules: pageRules,
    resultTypes: ['violations'],
    preload: { assets: ['media'] },
  })
  const findings = violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  )
  expect(findings).toEqual([])
}

// A half-faded text has no contrast to measure. A child that takes over its parent's colour may start once the parent's has ended.
async function stillness() {
  for (let moving = movingAnimations(); moving.length > 0; moving = movingAnimations()) {
    // One that is cancelled, since its element goes or turns elsewhere, rejects: it moves no more either.
    await Promise.allSettled(moving.map(({ finished }) => finished))
  }
}

// A spinner never ends.
function movingAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}
