#!/bin/sh
# Starts the signing agent on macOS. Needs Node.js 20 or newer.
cd "$(dirname "$0")" || exit 1
if ! node -e 'process.exit(parseInt(process.versions.node, 10) < 20 ? 1 : 0)' 2>/dev/null; then
  echo "Cần Node.js 20 trở lên: https://nodejs.org"
  echo "Node.js 20 or newer is needed: https://nodejs.org"
  echo "Node.js 20 이상이 필요합니다: https://nodejs.org"
  exit 1
fi
exec node agent.mjs
