/** Declares Noto Sans KR by unicode-range: each of its small files is fetched when one of its syllables is on the page. */
import '@fontsource/noto-sans-kr/400.css'
import '@fontsource/noto-sans-kr/700.css'
