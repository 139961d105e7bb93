import { createRoot } from 'react-dom/client'
import { Lab } from './Lab.tsx'
import '../../../../src/ui/fonts.css'
import './lab.css'

const place = document.getElementById('lab')
if (place === null) throw new Error('the page has no place for the lab')
createRoot(place).render(<Lab />)
