/** Names of one and the same thing. The docs say the first of them everywhere, and the others hardly. */
export const NAMES_OF_ONE = ['device', 'phone', 'handset', 'smartphone'] as const;

/** Words that developers use for one another, a group on each line; the words of a group find each other, at less weight. */
export const SYNONYM_GROUPS = `folder directory dir
phone device handset mobile smartphone tablet
computer pc desktop laptop machine host
localhost host computer
wifi wireless wlan network
network tcp internet lan remote
screenshot framebuffer screencap snapshot
picture image photo bitmap
delete remove rm unlink erase
clear flush empty wipe reset
list enumerate ls all
list opendir readdir
make create construct new
begin start launch run execute spawn
run command exec subprocess process
stop kill end terminate quit abort cancel
close disconnect end dispose
write upload push send put copy
read download pull fetch receive get copy
transfer sync copy
error exception failure fail problem issue wrong
broken fail stuck
hang stall stuck freeze
disconnect unplug detach lost
unplug hotplug disconnect watch
connect attach plug pair
reconnect again
monitor watch observe track listen
event notification change
mirror cast show display
mirror scrcpy
screen display monitor
show display render draw
record capture save mp4
reboot restart power
shutdown power off
property prop getprop
install setup sideload add
uninstall remove
update upgrade migrate
migrate upgrade changes breaking
permission authorize allow grant access
popup prompt dialog
confirm accept authorize
authenticate authentication auth login
key credential certificate
secure security encrypt tls
store storage persist save keep
shell terminal console cli
command cmd
interactive terminal pty tty
log logcat logging logs
application app apk
package apk app
bundle split
bundler webpack vite rollup
browser chrome web website
firefox safari browser
page web site
node nodejs
reach connect
server daemon adbd
proxy relay forward bridge
share remote relay
keyboard key keycode type
type text input write
click tap touch press
swipe drag scroll
touch finger gesture
mouse pointer cursor
rotate orientation turn landscape portrait
sound audio microphone voice mute
speaker audio playback
video stream
camera video
camera webcam
resolution size dimension
bitrate quality
framerate fps
keyframe reset
codec encoder decoder
decode decoder play
version release
old legacy previous
new latest newest
forward reverse tunnel
port tcp socket
socket connection
address host ip url
option setting parameter argument config flag
setting preference configuration
function method call
interface type
example sample usage demo snippet
tutorial guide quick
introduction overview start
wait await ready
ready online boot
boot startup started
bytes buffer chunk binary
backpressure consumable
stream readable writable pipe
serial id identifier
choose select pick filter
several multiple many two
multiple all
one single
exist exists stat
size length
permission mode
date time mtime
rename move mv
copy cp
question prompt ask
timeout limit
slow performance fast delay lag latency
quick fast speed
support compatible compatibility work
requirement require need prerequisite
difference compare versus vs
custom own
test mock fake
emulator simulator virtual avd
root su
driver winusb udev
linux ubuntu udev
windows win32
os system
pause backpressure
turn enable
enable activate
disable deactivate
wake sleep
back home
paste clipboard copy
unicode emoji character
quote escape
line text
output stdout result
input stdin
stderr error
status exit code state
crash exit
header packet
checksum crc
handshake connect
protocol wire format
message packet
property attribute
type class
promise async await
thread worker
loop iterate
free release dispose
symlink symbolic link
discover find mdns
pause stop suspend
release close free
gamepad joystick controller hid
end exit quit finish
every each
parallel concurrent simultaneous
keep stay
program process executable
black dark blank
clone duplicate copy
memory ram leak
ssl tls https
brand manufacturer vendor
farm lab fleet
superuser root
temp tmp temporary
newline linefeed`;
