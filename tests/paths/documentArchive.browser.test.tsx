import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/documentArchive.tsx'

walkPaths(walk)
