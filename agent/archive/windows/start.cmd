@echo off
rem Starts the signing agent on Windows. Needs Node.js 20 or newer.
cd /d "%~dp0"
node -e "process.exit(parseInt(process.versions.node, 10) < 20 ? 1 : 0)" >nul 2>nul
if errorlevel 1 goto nonode
node agent.mjs
if errorlevel 1 pause
exit /b
:nonode
echo Node.js 20 or newer is needed: https://nodejs.org
echo README.vi.txt   README.en.txt   README.ko.txt
pause
exit /b 1
