<?php
// The functions of WordPress that the guide's snippets call. After them, the snippets stand in the file, and then their calls.
$hooks = [];
function add_action($name, $run) { $GLOBALS['hooks'][$name] = $run; }
function add_filter($name, $run) { add_action($name, $run); }
function add_shortcode($name, $run) { add_action($name, $run); }
function wp_enqueue_script(...$given) { show($given); }
function get_transient() { return false; }
function set_transient() {}
function wp_remote_get($address) { return file_get_contents($address); }
function wp_remote_retrieve_response_code($answer) { return $answer === false ? 500 : 200; }
function wp_remote_retrieve_body($answer) { return $answer; }
function show($value) { echo json_encode($value, JSON_UNESCAPED_SLASHES), "\n"; }
function run() {
    $run = $GLOBALS['hooks'];
    $run['wp_enqueue_scripts']();
    show($run['script_loader_tag']('<script src="a.js"></script>', 'octavo'));
    show($run['wp_kses_allowed_html']([]));
    show($run['octavo_prices']());
}
const HOUR_IN_SECONDS = 3600;
