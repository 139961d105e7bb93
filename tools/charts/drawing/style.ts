/**
 * How a drawing looks by itself; a page around it may set the custom properties. Marks differ in line and weight, not in
 * colour alone; what is active is bold by an outline, since bold letters are wider than the box was measured for.
 */
export const style = `
.statechart { color: var(--chart-line, #3d4350); background: var(--chart-ground, #fff); font-family: 'Be Vietnam Pro', 'Noto Sans KR', Helvetica, Arial, sans-serif; }
.statechart text { fill: var(--chart-text, #16181d); }
.statechart .edge text { fill: var(--chart-text-soft, #4a5160); }
.statechart .final > path { stroke-width: 4; }
.statechart .edge.error > path, .statechart .edge.after > path { stroke-dasharray: 6 3; }
.statechart .active > path, .statechart .active > polygon:not([stroke='none']) { stroke: var(--chart-accent, #0b5bd3); stroke-width: 4; }
.statechart .active > text { fill: var(--chart-accent, #0b5bd3); stroke: var(--chart-accent, #0b5bd3); stroke-width: 0.5; }
.statechart .walked > path { stroke-width: 2.5; }
.statechart .unwalked > path { stroke: var(--chart-unwalked, #b3261e); stroke-dasharray: 2 5; stroke-width: 3; }
.statechart .added > path { stroke: var(--chart-added, #137333); stroke-width: 3.5; }
.statechart .removed > path { stroke: var(--chart-removed, #b3261e); stroke-width: 3; stroke-dasharray: 3 4; }
.statechart .removed > text { text-decoration: line-through; }
.statechart .changed > path { stroke: var(--chart-changed, #8a5a00); stroke-width: 3.5; stroke-dasharray: 12 4; }
@media screen and (prefers-color-scheme: dark) {
  .statechart:not([data-theme='light']) { --chart-line: #aab2c0; --chart-ground: #14161b; --chart-text: #eef0f4; --chart-text-soft: #c3c9d4; --chart-accent: #7fb0ff; --chart-unwalked: #ff8a80; --chart-added: #6fd08c; --chart-removed: #ff8a80; --chart-changed: #f0b849; }
}
@media print {
  .statechart { --chart-line: #000; --chart-ground: #fff; --chart-text: #000; --chart-text-soft: #000; }
}
`
